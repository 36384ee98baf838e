/** The stored result of a query. */
import type { AlikePatent, Infringement } from './findings.ts'

/** A result of an earlier version, without target offices: every right counted, and each patent was its own design. */
type Former = Omit<Infringement, 'targets' | 'missing' | 'sample' | 'patents' | 'marks'> & {
  patents: { risk: Infringement['risk']; row: Omit<AlikePatent, 'counts' | 'offices'>[]; pictures: number[] }
  marks: Omit<Infringement['marks'], 'elsewhere'>
}

export function keptResult({ result }: { result: string }): Infringement {
  const kept = JSON.parse(result) as Infringement | Former // written by checkInfringement alone
  return 'targets' in kept ? kept : fromFormer(kept)
}

function fromFormer({ patents, marks, ...kept }: Former): Infringement {
  const none = { row: [], pictures: [] }
  return {
    ...kept,
    targets: [],
    missing: { patents: [], marks: [] },
    sample: { patents: false, marks: false },
    patents: { ...patents, row: patents.row.map(alone), elsewhere: none, nearest: none },
    marks: { ...marks, elsewhere: [] },
  }
}

const alone = (row: Former['patents']['row'][number]): AlikePatent => {
  const { id, office, publicationNumber, status, endsOn } = row
  return { ...row, counts: true, offices: [{ id, office, publicationNumber, status, endsOn, counts: true }] }
}
