import { useMemo } from 'react'
import { type ComparedLine, type FbaOrFbm, fbaOrFbm } from '#contracts/model/calculators/profit/fba-or-fbm.ts'
import { FULFILMENT_NAMES, INPUT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Line } from '#contracts/model/calculators/profit/lines.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Range } from '#contracts/model/range.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { amountsOf } from '../../public/amounts.ts'
import classes from './analysis.module.css'
import { ApplyButton } from './apply-button.tsx'
import { NetAmount } from './net-amount.tsx'
import type { TabProps } from './settings.ts'
import { useWriter, type Writer } from './use-writer.ts'

const WAYS = ['fba', 'fbm'] as const

/** Compares the net profit of FBA and FBM. This function is long because it is mostly markup of one table. */
export function FulfilmentTab({ input, onChange }: TabProps) {
  const { t } = useTranslation('profit-analysis')
  const writer = useWriter(input.marketplace)
  const both = useMemo(() => fbaOrFbm(input), [input])
  return (
    <>
      <Verdict both={both} writer={writer} />
      <FbmFields input={input} onChange={onChange} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={classes.scroll} role="group" aria-label={t('fulfilment.table')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('fulfilment.line')}</th>
              {WAYS.map((way) => (
                <th key={way} scope="col" data-number>
                  {FULFILMENT_NAMES[writer.language][way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('fulfilment.income')}</th>
              {WAYS.map((way) => (
                <td key={way} data-number>
                  {writer.money(both[way].income)}
                </td>
              ))}
            </tr>
            {both.lines.map((compared) => (
              <LineRow key={compared.key} compared={compared} writer={writer} />
            ))}
            <tr data-total>
              <th scope="row">{t('fulfilment.net')}</th>
              {WAYS.map((way) => (
                <td key={way} data-number>
                  <NetAmount net={both[way].net} writer={writer} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('fulfilment.margin')}</th>
              {WAYS.map((way) => (
                <td key={way} data-number>
                  <Margin result={both[way]} writer={writer} />
                </td>
              ))}
            </tr>
            {both.difference && (
              <tr>
                <th scope="row">{t('fulfilment.difference')}</th>
                <td data-number colSpan={2}>
                  {writer.signed(both.difference)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className={classes.row}>
        {WAYS.filter((way) => way !== input.fulfilment).map((way) => (
          <ApplyButton
            key={way}
            text={t('fulfilment.choose', { way: way.toUpperCase() })}
            onClick={() => onChange({ fulfilment: way })}
          />
        ))}
      </div>
    </>
  )
}

function Verdict({ both: { fba, fbm, winner, difference, evenPostage }, writer }: { both: FbaOrFbm; writer: Writer }) {
  const { t } = useTranslation('profit-analysis')
  const { range } = writer
  const amount = difference && range(absolute(difference))
  return (
    <div>
      <p className={classes.answer}>
        {winner === 'unknown' && t('fulfilment.unknown', { lines: writer.missing(fba, fbm) })}
        {winner === 'open' && t('fulfilment.open', { range: difference ? range(difference) : '' })}
        {winner === 'equal' && t('fulfilment.equal')}
        {winner === 'fba' && t('fulfilment.fbaWins', { amount })}
        {winner === 'fbm' && t('fulfilment.fbmWins', { amount })}
      </p>
      {evenPostage && (
        <p className={classes.note}>
          {evenPostage.high < 0
            ? t('fulfilment.never')
            : t('fulfilment.even', {
                postage: range(atLeastZero(evenPostage)),
              })}
        </p>
      )}
    </div>
  )
}

const atLeastZero = ({ value, low, high }: Range): Range => ({
  value: Math.max(0, value),
  low: Math.max(0, low),
  high: Math.max(0, high),
})

/** The difference without its sign, because the text says whether FBA or FBM earns more. */
const absolute = ({ low, high, value }: NonNullable<FbaOrFbm['difference']>) =>
  value < 0 ? { value: -value, low: -high, high: -low } : { value, low, high }

const Margin = ({ result: { margin }, writer }: { result: UnitProfit; writer: Writer }) =>
  margin ? writer.percent(margin) : '—'

function LineRow({ compared, writer }: { compared: ComparedLine; writer: Writer }) {
  return (
    <tr>
      <th scope="row">{writer.line(compared.key)}</th>
      {WAYS.map((way) => (
        <td key={way} data-number>
          <LineAmount line={compared[way]} writer={writer} />
        </td>
      ))}
    </tr>
  )
}

function LineAmount({ line, writer }: { line: Line | null; writer: Writer }) {
  const { t } = useTranslation('profit-analysis')
  if (line?.amount) return writer.range(line.amount)
  return (
    <span className={classes.unknown}>{line === null ? t('fulfilment.notApplied') : writer.reason(line.reason)}</span>
  )
}

/** The inputs that FBM needs, so that sellers with FBA can compare it on this tab too. */
function FbmFields({ input, onChange }: Pick<TabProps, 'input' | 'onChange'>) {
  const { t } = useTranslation('profit-analysis')
  const { money, minor } = amountsOf(input.marketplace)
  const { fbm } = input
  const put = (part: Partial<ProfitInput['fbm']>) => onChange({ fbm: { ...fbm, ...part } })
  return (
    <div className={classes.fields}>
      <NumberField
        label={t('fulfilment.postage')}
        {...money(fbm.postage)}
        onChange={(postage) => put({ postage: minor(postage) })}
      />
      <NumberField
        label={t('fulfilment.handling')}
        {...money(fbm.handling)}
        onChange={(handling) => put({ handling: minor(handling) })}
      />
      <NumberField
        label={INPUT_NAMES[useLanguage()].charged}
        {...money(fbm.charged)}
        filled
        onChange={(charged) => put({ charged: minor(charged) ?? 0 })}
      />
    </div>
  )
}
