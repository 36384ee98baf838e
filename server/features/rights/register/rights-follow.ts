/**
 * For indexes in memory: what they hold comes from here, and so does what has changed since. An index keeps the largest
 * `change` that it has seen and asks for later ones when the stamp says so; when the generation is another, it begins anew.
 */
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Reader } from '#server/db/reader.ts'

export interface Stamp {
  /** Rises when rows are taken away. */
  generation: number
  /** The last change of a patent and of a mark; 0 where there is none. */
  patents: number
  marks: number
}

/** A patent with the descriptors of its views; one that is read again replaces all its former views. */
export interface DescribedPatent {
  patentId: number
  change: number
  views: { no: number; descriptor: Uint8Array }[]
}

export interface MarkWords {
  id: number
  change: number
  office: Office
  words: string
  /** Null where the status is not known. */
  live: boolean | null
  /** Nice classes as one number: `classesOf` and `maskOf` of server/features/rights/register/rights-rows.ts. */
  classMask: number
  /** Made up. */
  sample: boolean
}

export interface RightsOffices {
  patents: ReadonlySet<Office>
  marks: ReadonlySet<Office>
}

export interface FollowQuestions {
  stamp(): Stamp
  /** The offices with patents and marks on record: of sample data, or of real rights. */
  offices(sample: boolean): RightsOffices
  /** Patents changed after a change (0: all), in the order of their changes; read in parts, so that nothing is blocked. */
  describedPatents(after: number): Iterable<DescribedPatent>
  /** Marks changed after a change (0: all), in the order of their changes. */
  markWords(after: number): Iterable<MarkWords>
}

const PATENTS_AT_ONCE = 500
const MARKS_AT_ONCE = 5000

/** Cached for each state of the registers: reading the offices of a million marks takes 0.1 s. */
function officesIn(db: Reader, stampNow: () => Stamp): FollowQuestions['offices'] {
  const ofPatents = db.prepare<[], { office: Office; sample: number }>(
    `WITH RECURSIVE named (office) AS (SELECT min(office) FROM patent UNION ALL
       SELECT (SELECT min(office) FROM patent p WHERE p.office > named.office) FROM named WHERE office IS NOT NULL)
     SELECT named.office, kind.sample FROM named, (SELECT 1 AS sample UNION ALL SELECT 0) kind WHERE EXISTS
       (SELECT 1 FROM patent p WHERE p.office = named.office AND (p.source = 'sample') = kind.sample)`,
  )
  const ofMarks = db.prepare<[], { office: Office; sample: number }>(
    `SELECT DISTINCT office, 1 AS sample FROM mark WHERE source = 'sample' UNION ALL
     SELECT DISTINCT office, 0 FROM mark WHERE id NOT IN (SELECT id FROM mark WHERE source = 'sample')`,
  )
  let known: { of: string; read: [sample: RightsOffices, real: RightsOffices] } | undefined
  return (sample) => {
    const { generation, patents, marks } = stampNow()
    const of = [generation, patents, marks].join(' ')
    if (known?.of !== of) {
      const [patentRows, markRows] = [ofPatents.all(), ofMarks.all()]
      const those = (rows: typeof patentRows, kind: number) =>
        new Set(rows.filter((row) => row.sample === kind).map(({ office }) => office))
      const read = (kind: number): RightsOffices => ({ patents: those(patentRows, kind), marks: those(markRows, kind) })
      known = { of, read: [read(1), read(0)] }
    }
    return known.read[sample ? 0 : 1]
  }
}

export function followQuestions(db: Reader): FollowQuestions {
  const stamp = db.lookup<[string], Stamp>(
    `SELECT CAST((SELECT value FROM meta WHERE key = ?) AS INTEGER) AS generation,
       coalesce((SELECT max(change) FROM patent), 0) AS patents, coalesce((SELECT max(change) FROM mark), 0) AS marks`,
  )
  const offices = officesIn(db, () => stamp.get('generation') as Stamp)
  const described = db.prepare<[object], { id: number; change: number; no: number | null; descriptor: Buffer | null }>(
    `SELECT p.id, p.change, v.no, v.descriptor FROM
       (SELECT id, change FROM patent WHERE change > @after ORDER BY change LIMIT ${PATENTS_AT_ONCE}) p
     LEFT JOIN patent_view v ON v.patent_id = p.id AND v.descriptor IS NOT NULL ORDER BY p.change, v.no`,
  )
  // All columns stand in the index of changes, and which are made up in one of their own: no row is read.
  const words = db.prepare<[number], Omit<MarkWords, 'live' | 'sample'> & { live: number | null; sample: number }>(
    `SELECT id, change, office, words, live, class_mask AS classMask,
       id IN (SELECT id FROM mark WHERE source = 'sample') AS sample FROM mark WHERE change > ?
     ORDER BY change LIMIT ${MARKS_AT_ONCE}`,
  )
  return {
    // Its own row stands since the file was made.
    stamp: () => stamp.get('generation') as Stamp,
    offices,
    *describedPatents(after) {
      for (let from = after; ; ) {
        const rows = described.all({ after: from })
        let patent: DescribedPatent | undefined
        for (const { id, change, no, descriptor } of rows) {
          if (patent?.patentId !== id) {
            if (patent) yield patent
            patent = { patentId: id, change, views: [] }
          }
          if (no !== null && descriptor !== null) patent.views.push({ no, descriptor })
        }
        if (!patent) return
        from = patent.change
        yield patent
      }
    },
    *markWords(after) {
      for (let from = after; ; ) {
        const rows = words.all(from)
        for (const row of rows)
          yield { ...row, live: row.live === null ? null : row.live === 1, sample: row.sample === 1 }
        const last = rows.at(-1)
        if (!last) return
        from = last.change
      }
    },
  }
}
