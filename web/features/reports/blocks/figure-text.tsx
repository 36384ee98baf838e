import type { Figure } from '#contracts/model/report/figure.ts'
import classes from './figure.module.css'
import { useReportContext } from './report-context.tsx'

/** A formatted figure with the range of an estimate in smaller type. */
export function FigureText({ figure }: { figure: Figure }) {
  const { figure: format } = useReportContext()
  const whole = format(figure)
  const at = figure.low === undefined ? -1 : whole.search(/[（(]/)
  if (at < 0) return <>{whole}</>
  return (
    <>
      {whole.slice(0, at)}
      <span className={classes.range}>{whole.slice(at)}</span>
    </>
  )
}
