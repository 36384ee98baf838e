/**
 * Subjects that each subject may import, on server and web, and only through their public part: `public.ts`,
 * `public.*.ts` or a folder `public`. Cycles are rejected. A subject without an entry may import none.
 */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['ledger'],
  billing: ['accounts', 'ledger'],
  rights: ['catalogue', 'ledger'],
  reports: ['calculators', 'catalogue', 'ledger', 'rights', 'watches'],
  screener: ['catalogue'],
  products: ['catalogue', 'presets', 'reports', 'rights', 'screener', 'watches'],
  markets: ['catalogue', 'keywords', 'presets', 'reports', 'screener', 'watches'],
  keywords: ['calculators', 'catalogue', 'presets', 'screener'],
  search: ['catalogue', 'keywords', 'markets', 'rights', 'screener'],
  calculators: ['catalogue'],
  sourcing: ['calculators', 'catalogue', 'rights'],
  watches: ['catalogue', 'rights', 'screener'],
  home: ['accounts', 'catalogue', 'ledger', 'presets', 'reports', 'rights', 'screener', 'watches'],
  imports: ['catalogue', 'rights'],
  upstream: ['accounts'],
}

/** Developer tools may import every subject; no subject may import them. */
export const DEV = 'dev'

/** Returns why a subject may not import a file of another, or undefined when it may. */
export function mayUse(from: string, to: string, path: string): string | undefined {
  if (from === DEV) return
  if (!(SUBJECTS[from] ?? []).includes(to))
    return `${from} may not use ${to}: scripts/layers/subjects.ts lists the allowed subjects`
  if (!isPublic(path)) return `other subjects may import only the public part of ${to}`
}

const isPublic = (path: string): boolean => /\/features\/[^/]+\/public(\/|(\.[a-z-]+)?\.tsx?$)/.test(path)

/** Returns a cycle in the list as its subjects, or undefined. */
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
