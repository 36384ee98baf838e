/** Report models as they are stored: JSON text, an eighth of it when packed, which spares the one thread that writes. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import type { Report } from '#contracts/model/report/report.ts'
import { withBandsAsBounds } from '../model/former-bands.ts'
import { withoutUnsaid } from '../model/said.ts'

const deflate = promisify(deflateRaw)

export const packModel = (report: Report): Promise<Buffer> => deflate(JSON.stringify(report))

/**
 * The stored model in the form of this version: sentences without a text are dropped, price bands become bounds. Synchronous,
 * so that a call does all of its work in its own round (server/http/fair-rounds.ts); a thread pool would inflate twenty models
 * that are then parsed in one round.
 */
export function unpackModel(model: Uint8Array): Report {
  const stored = JSON.parse(inflateRawSync(model).toString()) as Report // written by packModel, now or by an earlier version
  return withBandsAsBounds(withoutUnsaid(stored))
}
