import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contracts/model/language.ts'
import { requireSigned, type SignedFiles, type SignedQuery, signedQuery } from '#server/platform/signed-address.ts'
import type { ReportsWorld } from './reports.world.ts'

const FILES: SignedFiles = { kind: 'report-files', seconds: 3600 }

/** The signed query that opens an account's PDFs in a language; it changes hourly. */
export const downloadKey = async (world: ReportsWorld, accountId: number, language: Language) =>
  `lang=${language}&${await signedQuery(world, FILES, accountId)}`

export const downloadUrl = (reportId: number, key: string) => `/download/report/${reportId}.pdf?${key}`

export const requireFileOwner = (world: ReportsWorld, query: SignedQuery) => requireSigned(world, FILES, query)

export const pathOf = (world: ReportsWorld, file: string) => join(world.files, file)

export function removeFile(world: ReportsWorld, file: string | null): void {
  if (file !== null) rmSync(pathOf(world, file), { force: true })
}

/** Creates the folder and removes files of killed processes and deleted reports. */
export function sweepFiles(folder: string, inUse: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!inUse.has(name)) rmSync(join(folder, name), { force: true })
}
