import type { Ref } from 'react'
import { isAsin } from '#contracts/core/rules.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { AsinInput } from '#web/features/catalogue/public/asin-input.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { CheckForm } from '../../parts/check-draft.ts'
import type { Pictures } from '../pictures/use-pictures.ts'
import classes from './check.module.css'
import type { CheckProblem } from './check-form.ts'
import { OwnPictures } from './own-pictures.tsx'
import { ProductPreview } from './product-preview.tsx'
import type { Change } from './use-form.ts'

export interface FieldsProps {
  /** The field that gets the focus when the form has a problem. */
  ref: Ref<HTMLInputElement>
  form: CheckForm
  change: Change
  pictures: Pictures
  problem: CheckProblem | undefined
}

/** The ASIN form; it previews the product before the paid check. */
export function AsinFields({ ref, form: { asin, marketplace }, change, pictures, problem }: FieldsProps) {
  const { t } = useTranslation('infringement')
  const chooseMarketplace = (chosen: Marketplace) =>
    change(({ targets }) => ({ marketplace: chosen, targets: { ...targets, asin: undefined } }))
  return (
    <>
      <div className={classes.line}>
        <AsinInput
          ref={ref}
          label={t('asin.label')}
          placeholder={t('asin.hint')}
          value={asin}
          onChange={(typed) => change(() => ({ asin: typed }))}
          onMarketplace={chooseMarketplace}
          problem={problem === 'emptyAsin' || problem === 'wrongAsin' ? t(`problem.${problem}`) : undefined}
        />
        <MarketplacePicker value={marketplace} onChange={chooseMarketplace} />
      </div>
      {isAsin(asin) && <ProductPreview asin={asin} marketplace={marketplace} />}
      <OwnPictures asin={asin} marketplace={marketplace} pictures={pictures} />
    </>
  )
}
