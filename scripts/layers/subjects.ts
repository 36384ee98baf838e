/**
 * The subjects that each subject may import, on server and web, and only through their public part: `public.ts`,
 * `public.*.ts` or a folder `public`. The check rejects cycles. A subject that is not listed may import none.
 */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['ledger'],
  billing: ['accounts', 'ledger'],
  rights: ['catalogue', 'ledger'],
  reports: ['catalogue', 'ledger', 'rights'],
  products: ['catalogue', 'reports', 'rights'],
  markets: ['catalogue', 'reports'],
  imports: ['catalogue', 'rights'],
  upstream: ['accounts'],
}

/** Developer tools look into every subject; nothing else may use them. */
export const DEV = 'dev'

/** Whether one subject may import a file of another. */
export function mayUse(from: string, to: string, path: string): string | undefined {
  if (from === DEV) return
  if (!(SUBJECTS[from] ?? []).includes(to))
    return `${from} may not use ${to}: the list of who may use whom is scripts/layers/subjects.ts`
  if (!isPublic(path)) return `other subjects may import only the public part of ${to}`
}

const isPublic = (path: string): boolean => /\/features\/[^/]+\/public(\/|(\.[a-z-]+)?\.tsx?$)/.test(path)

/** A cycle in the list, as the subjects on it; undefined when there is none. */
export function cycleIn(subjects: Readonly<Record<string, readonly string[]>>): string[] | undefined {
  const done = new Set<string>()
  const visit = (subject: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(subject)) return [...path.slice(path.indexOf(subject)), subject]
    if (done.has(subject)) return
    for (const next of subjects[subject] ?? []) {
      const found = visit(next, [...path, subject])
      if (found) return found
    }
    done.add(subject)
  }
  for (const subject of Object.keys(subjects)) {
    const found = visit(subject, [])
    if (found) return found
  }
}
