import { Button, NativeSelect } from '@mantine/core'
import { usedTable } from '#contracts/model/calculators/fee-tables/used-table.ts'
import { explanationSentences } from '#contracts/model/calculators/profit/fee-formula.ts'
import { feeReason } from '#contracts/model/calculators/profit/profit.texts.ts'
import { formatAmount } from '#contracts/model/calculators/writing.ts'
import { FEE_CATEGORIES } from '#contracts/model/catalogue.ts'
import { FEE_CATEGORY_NAMES } from '#contracts/model/fee-category.texts.ts'
import { type CalendarTable, feeCalendar } from '#contracts/model/fees/calendar.ts'
import type { Fee } from '#contracts/model/fees/fee.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { minorUnits } from '#contracts/model/money.ts'
import { Card } from '#web/kit/card/card.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { CheckField } from '../parts/check-field.tsx'
import { SideField, UnitChoices, WeightField } from '../parts/measure-fields.tsx'
import { useUnits } from '../parts/units.ts'
import { useWriting } from '../parts/use-writing.ts'
import { tableId } from './fee-lines.ts'
import { FeeSteps } from './fee-steps.tsx'
import type { PlaceProps } from './in-force.tsx'
import classes from './product-card.module.css'
import { type FeeProduct, isEntered, PRODUCT_FEES, type ProductFees, productFees } from './product-fees.ts'

interface ProductCardProps extends PlaceProps {
  product: FeeProduct
  change: (values: Readonly<Record<string, string>>) => void
  /** The table that is shown in full. */
  opened: CalendarTable | null
  onOpen: (id: string) => void
}

/** The fees of one product on a day, each with an explanation, and its fulfillment fee over the year. */
export function ProductCard({ product, change, opened, onOpen, ...sale }: ProductCardProps) {
  const { t } = useTranslation('fees')
  const { marketplace, ownTables } = sale
  const fees = isEntered(product) ? productFees(product, sale) : null
  return (
    <Card title={t('product.title')} hint={t('product.hint')}>
      <ProductFields marketplace={marketplace} product={product} change={change} />
      {fees && (
        <>
          <ul className={classes.fees}>
            {PRODUCT_FEES.map((key) => (
              <FeeRow
                key={key}
                name={t(`product.${key}`)}
                fee={fees[key]}
                kind={key}
                marketplace={marketplace}
                ownTables={ownTables}
                opened={opened}
                onOpen={onOpen}
              />
            ))}
          </ul>
          <FeeSteps product={product} sale={sale} />
        </>
      )}
    </Card>
  )
}

const SIDES = ['length', 'width', 'height'] as const

interface ProductFieldsProps extends Pick<ProductCardProps, 'marketplace' | 'product' | 'change'> {}

function ProductFields({ marketplace, product, change }: ProductFieldsProps) {
  const { t } = useTranslation('fees')
  const { language } = useWriting(marketplace)
  const [units, setUnits] = useUnits()
  const { decimals, currency } = marketplaces[marketplace]
  const text = (value: number | null) => (value === null ? '' : String(value))
  return (
    <div className={classes.fields}>
      <div className={classes.sides}>
        {SIDES.map((side) => (
          <SideField
            key={side}
            label={t(`product.${side}`)}
            units={units}
            value={product[side]}
            onChange={(value) => change({ [side]: text(value) })}
          />
        ))}
      </div>
      <WeightField
        label={t('product.weight')}
        units={units}
        value={product.weight}
        onChange={(value) => change({ weight: text(value) })}
      />
      <NumberField
        label={t('product.price')}
        value={product.price === null ? null : product.price / 10 ** decimals}
        unit={currency}
        decimals={decimals}
        max={1_000_000}
        positive
        onChange={(value) => change({ price: text(value && minorUnits(value, marketplace)) })}
      />
      <NativeSelect
        className={classes.wide}
        label={t('product.category')}
        value={product.category ?? ''}
        data={[
          { value: '', label: t('product.noCategory') },
          ...FEE_CATEGORIES.map((value) => ({ value, label: FEE_CATEGORY_NAMES[language][value] })),
        ]}
        onChange={({ currentTarget }) => change({ category: currentTarget.value })}
      />
      <div className={classes.units}>
        <UnitChoices
          labels={{ length: t('product.lengthUnit'), weight: t('product.weightUnit') }}
          units={units}
          setUnits={setUnits}
        />
      </div>
      <CheckField
        label={t('product.dangerous')}
        checked={product.isDangerous}
        onChange={(isDangerous) => change({ dangerous: isDangerous ? '1' : '' })}
      />
    </div>
  )
}

interface FeeRowProps extends Pick<ProductCardProps, 'marketplace' | 'ownTables' | 'opened' | 'onOpen'> {
  name: string
  kind: keyof ProductFees
  fee: Fee
}

function FeeRow({ name, kind, fee, marketplace, ownTables, opened, onOpen }: FeeRowProps) {
  const { t } = useTranslation('fees')
  const writing = useWriting(marketplace)
  const { amount, reason, explanation } = fee
  const used = usedTable(fee, kind, feeCalendar(marketplace, ownTables).tables)
  const isOpened = used !== undefined && opened !== null && tableId(used) === tableId(opened)
  return (
    <li className={classes.fee}>
      <p className={classes.sum}>
        <span>
          {name} {amount && used?.isOwn && <Tag tone="plain">{t('inForce.ownSince', { day: used.validFrom })}</Tag>}
        </span>
        <strong data-unknown={amount === null || undefined}>
          {amount ? formatAmount(amount, writing) : t('product.unknown')}
        </strong>
      </p>
      {reason && <p className={classes.reason}>{feeReason(writing.language, reason)}</p>}
      {explanation && (
        <Folded label={t('product.how')}>
          <ul className={classes.how}>
            {explanationSentences(explanation, writing).map((sentence, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bounds of a range may have equal sentences
              <li key={at}>{sentence}</li>
            ))}
          </ul>
        </Folded>
      )}
      {explanation && isOpened && <p className={classes.reason}>{t('product.marked')}</p>}
      {used && !isOpened && (
        <Button variant="default" size="compact-sm" onClick={() => onOpen(tableId(used))}>
          {t('product.openTable')}
        </Button>
      )}
    </li>
  )
}
