/** Report files of a world and their signed addresses. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contracts/model/language.ts'
import { requireSigned, type Signed, type SignedFiles, signedQuery } from '#server/platform/signed-address.ts'
import type { ReportsWorld } from './reports.world.ts'

const FILES: SignedFiles = { kind: 'report-files', seconds: 3600 }

/** What opens the PDFs of an account's reports in a language; it changes with the hour. */
export const keyOf = async (world: ReportsWorld, accountId: number, language: Language) =>
  `lang=${language}&${await signedQuery(world, FILES, accountId)}`

export const urlOf = (reportId: number, key: string) => `/download/report/${reportId}.pdf?${key}`

/** Whose PDFs the address opens. */
export const ownerOf = (world: ReportsWorld, query: Signed) => requireSigned(world, FILES, query)

export const pathOf = (world: ReportsWorld, file: string) => join(world.files, file)

export function removeFile(world: ReportsWorld, file: string | null): void {
  if (file !== null) rmSync(pathOf(world, file), { force: true })
}

/** Makes the folder, and removes what no report names: halves of a killed process, files of deleted rows. */
export function sweepFiles(folder: string, inUse: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!inUse.has(name)) rmSync(join(folder, name), { force: true })
}
