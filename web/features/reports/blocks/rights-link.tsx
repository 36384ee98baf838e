import { Link } from 'wouter'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { useVoice } from './report-context.tsx'
import classes from './section.module.css'

/** Leads from the section of rights to the infringement query of the same product: the drawings, and a verdict to keep. */
export function RightsLink({ report: { asin, marketplace } }: { report: AsinReport }) {
  const { text } = useVoice()
  return (
    <Link className={classes.more} href={`/ai/tort/query?${new URLSearchParams({ asin, marketplace })}`}>
      {text('rights.more')}
    </Link>
  )
}
