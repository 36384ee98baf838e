import { useMemo } from 'react'
import { sensitivities } from '#contracts/model/calculators/profit/sensitivity.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import classes from './analysis.module.css'
import { Incomplete } from './incomplete.tsx'
import { NetAmount } from './net-amount.tsx'
import { CHANGES, type TabProps } from './settings.ts'
import bars from './tornado.module.css'
import { tornadoOf } from './tornado.ts'
import { useWriter } from './use-writer.ts'

export function SensitivityTab({ input, settings, set }: TabProps) {
  const { t } = useTranslation('profit-analysis')
  const writer = useWriter(input.marketplace)
  const result = useMemo(() => unitProfit(input), [input])
  const rows = useMemo(() => sensitivities(input, settings.change), [input, settings.change])
  const { net } = result
  if (!net) return <Incomplete input={input} result={result} />
  const change = formatRate(settings.change)
  const [first] = rows
  const tornado = tornadoOf(rows, net.value)
  return (
    <>
      <Choice
        label={t('sensitivity.change')}
        labelled
        options={CHANGES.map((each) => ({ value: String(each), label: `±${formatRate(each)}` }))}
        value={String(settings.change)}
        onChange={(chosen) => set({ change: CHANGES.find((each) => String(each) === chosen) ?? settings.change })}
      />
      {first === undefined ? (
        <p className={classes.answer}>{t('sensitivity.none', { change })}</p>
      ) : (
        <>
          <div>
            <p className={classes.answer}>
              {t('sensitivity.strongest', {
                driver: t(`sensitivity.driver.${first.driver}`),
                change,
                lower: writer.profit(first.lower),
                higher: writer.profit(first.higher),
              })}
            </p>
            <p className={classes.note}>{t('sensitivity.now', { net: writer.profit(net) })}</p>
          </div>
          <ul className={bars.bars} aria-label={t('sensitivity.bars')}>
            {rows.map(({ driver, lower, higher }, at) => (
              <li key={driver}>
                <span className={bars.name}>{t(`sensitivity.driver.${driver}`)}</span>
                <span className={bars.track} aria-hidden="true">
                  <Bar tone="lower" bar={tornado.bars[at]?.lower} />
                  <Bar tone="higher" bar={tornado.bars[at]?.higher} />
                  <span className={bars.now} style={{ left: `${tornado.now}%` }} />
                </span>
                <span className={bars.nets}>
                  <span data-tone="lower">
                    <small>{t('sensitivity.lower', { change })}</small> <NetAmount net={lower} writer={writer} />
                  </span>
                  <span data-tone="higher">
                    <small>{t('sensitivity.higher', { change })}</small> <NetAmount net={higher} writer={writer} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Bar({ tone, bar }: { tone: 'lower' | 'higher'; bar: { from: number; width: number } | undefined }) {
  return bar && <span data-tone={tone} style={{ left: `${bar.from}%`, width: `${bar.width}%` }} />
}
