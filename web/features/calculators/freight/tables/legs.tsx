import { LEG_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { BoundsCells } from '../fields/bounds-cells.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import classes from './tables.module.css'

const LEGS = [
  'production',
  'export',
  'customs',
  'delivery',
  'checkIn',
] as const satisfies (keyof FreightInput['legs'])[]

/** Fields for the fewest and the most days of each leg of the transport except the main leg. */
export function Legs({ input, change }: InputProps) {
  const { t } = useTranslation('freight-tables')
  const language = useLanguage()
  const { legs } = input
  return (
    <FoldedGroup
      title={SECTION_NAMES[language].legs}
      summary={t('legs.summary', { count: LEGS.filter((leg) => legs[leg]).length })}
      note={t('legs.note')}
    >
      <div className={classes.wide}>
        <ul className={classes.rows}>
          {LEGS.map((leg) => {
            const name = LEG_NAMES[language][leg]
            return (
              <li key={leg} className={classes.leg}>
                <span>{name}</span>
                <BoundsCells
                  path={`legs.${leg}`}
                  label={name}
                  value={legs[leg]}
                  decimals={0}
                  onChange={(days) => change({ legs: { ...legs, [leg]: days } })}
                />
                <span>{t('legs.days')}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </FoldedGroup>
  )
}
