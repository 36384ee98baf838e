import { freightGapText } from '#contracts/model/calculators/profit/freight-gap-text.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import type { LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { feeReason } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { PROFIT_GAP_TEXTS } from '#contracts/model/calculators/profit/verdict.texts.ts'
import { useLanguage } from '#web/kit/session.ts'
import { missingTableKind } from '../../fees/fees-path.ts'
import { focusField } from '../../parts/focus-field.ts'
import { fieldFor } from '../fields/field-ids.ts'
import classes from './result.module.css'
import { TableLink } from './table-link.tsx'

interface GapsProps {
  input: ProfitInput
  result: UnitProfit
  /** Whether the input fields are on the page, so that items can link to them. */
  isEditable: boolean
}

/** Lists the unknown lines that the net profit needs, and those that it leaves out. Each line links to its field. */
export function Gaps({ input, result, isEditable }: GapsProps) {
  const language = useLanguage()
  const texts = PROFIT_GAP_TEXTS[language]
  const freight = freightGapText(input, { language })
  const isRange = result.net !== null && result.net.low !== result.net.high
  return (
    <>
      <GapList
        title={texts.missing}
        tone="missing"
        keys={result.missing}
        input={input}
        result={result}
        isEditable={isEditable}
      />
      <GapList
        title={texts.uncounted}
        tone="uncounted"
        // Only the seller knows other costs, so an empty field means that there are none.
        keys={result.uncounted.filter((key) => key !== 'other')}
        input={input}
        result={result}
        isEditable={isEditable}
      />
      {freight !== null && (
        <p className={classes.gap} data-tone="missing">
          {freight}
        </p>
      )}
      {isRange && <p className={classes.gap}>{texts.ranges}</p>}
    </>
  )
}

interface GapListProps extends GapsProps {
  title: string
  tone: 'missing' | 'uncounted'
  keys: readonly LineKey[]
}

function GapList({ title, tone, keys, input, result, isEditable }: GapListProps) {
  const language = useLanguage()
  const lines = result.lines.filter(({ key }) => keys.includes(key))
  if (lines.length === 0) return null
  return (
    <div className={classes.gap} data-tone={tone}>
      <strong>{title}</strong>
      <ul>
        {lines.map((line) => {
          const name = LINE_NAMES[language][line.key]
          return (
            <li key={line.key}>
              {isEditable ? (
                <button type="button" onClick={() => focusField(fieldFor(line, input))}>
                  {name}
                </button>
              ) : (
                name
              )}
              {line.reason && line.reason !== 'blank' && <small>{feeReason(language, line.reason)}</small>}
              {missingTableKind(line) && <TableLink line={line} input={input} isEditable={isEditable} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
