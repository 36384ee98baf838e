import type { Infringement, SimilarPatentRow } from './findings.ts'

type LegacyResult = Omit<Infringement, 'targets' | 'missing' | 'sample' | 'patents' | 'marks'> & {
  patents: { risk: Infringement['risk']; row: Omit<SimilarPatentRow, 'counts' | 'offices'>[]; pictures: number[] }
  marks: Omit<Infringement['marks'], 'elsewhere'>
}

export function storedResult({ result }: { result: string }): Infringement {
  const stored = JSON.parse(result) as Infringement | LegacyResult // written by checkInfringement alone
  return 'targets' in stored ? stored : upgrade(stored)
}

function upgrade({ patents, marks, ...rest }: LegacyResult): Infringement {
  const none = { row: [], pictures: [] }
  return {
    ...rest,
    targets: [],
    missing: { patents: [], marks: [] },
    sample: { patents: false, marks: false },
    patents: { ...patents, row: patents.row.map(asDesign), elsewhere: none, nearest: none },
    marks: { ...marks, elsewhere: [] },
  }
}

const asDesign = (row: LegacyResult['patents']['row'][number]): SimilarPatentRow => {
  const { id, office, publicationNumber, status, endsOn } = row
  return { ...row, counts: true, offices: [{ id, office, publicationNumber, status, endsOn, counts: true }] }
}
