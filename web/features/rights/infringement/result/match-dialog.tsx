import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { Measure } from '../../parts/measure.tsx'
import classes from './result.module.css'
import type { Check } from './use-check.ts'

const DIALOG = lazyCode(() => import('../../parts/patent-dialog.tsx'))

interface MatchDialogProps {
  /** The open patent; null closes the dialog. */
  id: number | null
  check: Check
  onClose: () => void
}

/** Shows a matching patent in a dialog, beside the checked picture that it resembles most. */
export function MatchDialog({ id, check: { result, listing }, onClose }: MatchDialogProps) {
  const { t } = useTranslation(['infringement', 'patent'])
  const { elsewhere, nearest } = result.patents
  const matches = [result.patents, elsewhere, nearest].find(({ row }) => row.some((one) => one.id === id))
  const at = matches?.row.findIndex((one) => one.id === id) ?? -1
  const hit = matches?.row[at]
  const picture = listing.images[matches?.pictures[at] ?? 0] ?? null
  return (
    <LazyDialog lazy={DIALOG} opened={id !== null} onClose={onClose}>
      {({ PatentDialog }, opened) => (
        <PatentDialog id={opened ? id : null} foundBy={{ targets: result.targets }} onClose={onClose}>
          {() =>
            hit && (
              <>
                <Measure similarity={hit.similarity} risk={hit.risk} explained />
                <div className={classes.pair}>
                  <figure>
                    <ProductPicture src={picture} alt={t('patent:yours')} />
                    <figcaption>{t('patent:yours')}</figcaption>
                  </figure>
                  <figure>
                    <ProductPicture src={hit.image || null} alt={t('result.drawing')} />
                    <figcaption>{t('result.drawing')}</figcaption>
                  </figure>
                </div>
              </>
            )
          }
        </PatentDialog>
      )}
    </LazyDialog>
  )
}
