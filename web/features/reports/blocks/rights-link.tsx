import { Link } from 'wouter'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { useReportContext } from './report-context.tsx'
import classes from './section.module.css'

export function RightsLink({ report: { asin, marketplace } }: { report: AsinReport }) {
  const { text } = useReportContext()
  return (
    <Link className={classes.more} href={`/ai/tort/query?${new URLSearchParams({ asin, marketplace })}`}>
      {text('rights.more')}
    </Link>
  )
}
