import type { Figure } from '#contracts/model/report/figure.ts'
import classes from './figure.module.css'
import { useVoice } from './report-context.tsx'

/** A figure as `formatFigure` writes it; the range of an estimate is set smaller, in the same run of text. */
export function FigureText({ figure }: { figure: Figure }) {
  const { figure: format, value } = useVoice()
  const whole = format(figure)
  if (figure.value === null) return <>{whole}</>
  const middle = value(figure.value, figure.unit)
  const rest = whole.slice(whole.indexOf(middle) + middle.length).trimStart()
  const end = whole.length - rest.length
  return (
    <>
      {whole.slice(0, end)}
      {rest && <span className={classes.range}>{rest}</span>}
    </>
  )
}
