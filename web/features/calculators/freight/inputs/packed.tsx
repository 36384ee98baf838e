import { countText } from '#contracts/model/calculators/counted.ts'
import type { Arrangement, RejectedCarton, Sides } from '#contracts/model/calculators/freight/carton-optimiser.ts'
import { formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { CARTON_SIZE_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { formatCount, roundTo } from '#contracts/model/number.ts'
import { joinWords } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { useReader } from '../../parts/use-writing.ts'
import classes from './dialogs.module.css'

const sizeText = (sides: Sides) => sides.map((side) => roundTo(side / 10, 1)).join(' × ')

/** How the units lie in the chosen carton, and how many cartons they fill. */
export function Chosen({ arrangement, units }: { arrangement: Arrangement; units: number | null }) {
  const { t } = useTranslation('freight-cartons')
  const reader = useReader()
  const [x, y, z] = arrangement.grid
  const limits = [...new Set(arrangement.limitedBy.filter((limit) => limit !== null))]
  const full = units === null ? null : Math.floor(units / arrangement.units)
  const rest = units === null ? 0 : units % arrangement.units
  return (
    <div>
      <p>{t('pack.grid', { x, y, layers: countText('layer', z, reader) })}</p>
      {limits.length > 0 && (
        <p>
          {t('pack.limitedBy', {
            limits: joinWords(
              limits.map((limit) => t(`pack.limit.${limit}`)),
              reader.language,
            ),
          })}
        </p>
      )}
      {full !== null && units !== null && units > 0 && (
        <p>
          {t('pack.cartons', { count: full })}
          {rest > 0 && t('pack.rest', { units: countText('unit', rest, reader) })}
        </p>
      )}
    </div>
  )
}

interface ArrangementsProps {
  best: readonly Arrangement[]
  shown: Arrangement
  onShow: (at: number) => void
}

/** The best arrangements as a table, in which one is chosen. */
export function Arrangements({ best, shown, onShow }: ArrangementsProps) {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  const grouping = useGrouping()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.frame} aria-label={t('pack.best', { count: best.length })} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('pack.perCarton')}</th>
            <th scope="col">{CARTON_SIZE_NAMES[language]}</th>
            <th scope="col" data-number>
              {t('pack.gross')}
            </th>
            <th scope="col" data-number>
              {t('pack.fill')}
            </th>
            <th scope="col" data-number>
              {t('pack.chargeable')}
            </th>
            <th scope="col">{t('pack.carton')}</th>
          </tr>
        </thead>
        <tbody>
          {best.map((each, at) => (
            <tr key={`${each.outer} ${each.units}`} data-chosen={each === shown || undefined}>
              <td>
                <label className={classes.choice}>
                  <input
                    type="radio"
                    name="arrangement"
                    aria-label={t('pack.show', {
                      units: countText('unit', each.units, { language, grouping }),
                      size: sizeText(each.outer),
                    })}
                    checked={each === shown}
                    onChange={() => onShow(at)}
                  />
                  {formatCount(each.units, grouping)}
                </label>
              </td>
              <td>{sizeText(each.outer)}</td>
              <td data-number>{formatQuantity(each.grossGrams / 1000, grouping)}</td>
              <td data-number>{formatRate(roundTo(each.fillRate, 3), grouping)}</td>
              <td data-number>{formatQuantity(each.chargeableGramsPerUnit / 1000, grouping)}</td>
              <td>{t(`pack.kind.${each.kind}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Says why some of the usual cartons are not in the list. */
export function RejectedCartons({ rejected }: { rejected: readonly RejectedCarton[] }) {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  if (rejected.length === 0) return null
  const reasons = [...new Set(rejected.map(({ reason }) => reason))]
  return (
    <p className={classes.note}>
      {t('pack.rejected', {
        count: rejected.length,
        reasons: joinWords(
          reasons.map((reason) => t(`pack.rejectedFor.${reason}`)),
          language,
        ),
      })}
    </p>
  )
}
