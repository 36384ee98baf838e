import { Button } from '@mantine/core'
import { COMPONENT_NAMES } from '#contracts/model/calculators/freight/component.texts.ts'
import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { explain } from '#contracts/model/calculators/freight/formula.ts'
import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { componentsCsv } from '#contracts/model/calculators/freight/freight-csv.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import {
  hasImportVat,
  importVatText,
  LANDED_PARTS,
  landedAmount,
  landedNotes,
} from '#contracts/model/calculators/freight/landed-text.ts'
import { DETAIL_TEXTS, LANDED_TEXTS } from '#contracts/model/calculators/freight/result.texts.ts'
import type { Freight, LandedCost, ModeResult } from '#contracts/model/calculators/freight/result.ts'
import { type HandedFreight, toProfit } from '#contracts/model/calculators/freight/to-profit.ts'
import { fillText, joinWords } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveText } from '#web/kit/save-file.ts'
import { useReader } from '../../parts/use-writing.ts'
import classes from './result.module.css'

interface ModeDetailsProps {
  input: FreightInput
  freight: Freight
  result: ModeResult
  /** Takes the costs of a unit to the profit calculator. */
  onProfit?: (freight: HandedFreight) => void
  /** Downloads the PDF with the costs of this mode. */
  onPrint: () => void
}

/**
 * The cost components of a mode with their formulas, then the import VAT and the landed cost of a unit. This function
 * is long because it is mostly markup of two tables.
 */
export function ModeDetails({ input, freight, result, onProfit, onPrint }: ModeDetailsProps) {
  const { t } = useTranslation('freight-result')
  const writing = useReader()
  const { language } = writing
  const texts = DETAIL_TEXTS[language]
  const { mode, components, total, importVat, landed } = result
  const apart = components.filter(({ basis }) => basis?.kind !== 'included')
  const included = components.filter(({ basis }) => basis?.kind === 'included')
  return (
    <section className={classes.details} aria-label={fillText(texts.details, { mode: MODE_NAMES[language][mode] })}>
      <ul className={classes.components}>
        {apart.map((component) => (
          <li key={component.key} data-unknown={component.amount === null || undefined}>
            <span>{COMPONENT_NAMES[language][component.key]}</span>
            <span>{component.amount ? formatBounds(component.amount, writing) : texts.unknown}</span>
            <small>{explain(component, writing)}</small>
          </li>
        ))}
        {included.length > 0 && (
          <li>
            <span>{texts.included}</span>
            <span>{formatBounds({ low: 0, high: 0 }, writing)}</span>
            <small>
              {joinWords(
                included.map(({ key }) => COMPONENT_NAMES[language][key]),
                language,
              )}
            </small>
          </li>
        )}
        {total && (
          <li data-sum>
            <span>{texts.sum}</span>
            <span>{formatBounds(total, writing)}</span>
          </li>
        )}
        {hasImportVat(importVat) && (
          <li>
            <span>{texts.vatApart}</span>
            <span>{importVat.amount ? formatBounds(importVat.amount, writing) : texts.unknown}</span>
            <small>{importVatText(importVat, writing)}</small>
          </li>
        )}
      </ul>
      <Landed landed={landed} />
      <div className={classes.actions}>
        {onProfit && landed.freight && (
          <Button size="xs" title={t('toProfitHint')} onClick={() => onProfit(toProfit(input, freight, result))}>
            {t('toProfit')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          onClick={() =>
            saveText(`freight-${mode}-${freight.pricedOn}.csv`, 'text/csv', componentsCsv(result, writing))
          }
        >
          {t('csvMode')}
        </Button>
        <Button size="xs" variant="default" onClick={onPrint}>
          {t('pdfMode')}
        </Button>
        {onProfit && landed.freight && <small>{t('toProfitHint')}</small>}
      </div>
    </section>
  )
}

function Landed({ landed }: { landed: LandedCost }) {
  const reader = useReader()
  const texts = LANDED_TEXTS[reader.language]
  // VAT that is reclaimed is not a cost.
  const parts = LANDED_PARTS.filter((part) => part !== 'vat' || landed.vat?.high !== 0)
  return (
    <div className={classes.landed}>
      <h3>{texts.landed}</h3>
      <dl>
        {parts.map((part) => (
          <div key={part} data-sum={part === 'total' || undefined}>
            <dt>{texts[part]}</dt>
            <dd>{landedAmount(landed, part, reader)}</dd>
          </div>
        ))}
      </dl>
      {landedNotes(landed, reader).map((note) => (
        <small key={note}>{note}</small>
      ))}
    </div>
  )
}
