/** Stored models are deflated JSON, an eighth of its size: less work for the single database writer. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import type { Report } from '#contracts/model/report/report.ts'
import { withBandsAsBounds } from '../model/legacy-bands.ts'
import { withoutUnreadableSentences } from '../model/unreadable-sentences.ts'

const deflate = promisify(deflateRaw)

export const packModel = (report: Report): Promise<Buffer> => deflate(JSON.stringify(report))

/**
 * Converts models of earlier versions. Synchronous, so that one round of server/http/fair-rounds.ts inflates and parses
 * one model; a thread pool would inflate twenty models that one round then parses.
 */
export function unpackModel(model: Uint8Array): Report {
  const stored = JSON.parse(inflateRawSync(model).toString()) as Report // written by packModel, now or by an earlier version
  return withBandsAsBounds(withoutUnreadableSentences(stored))
}
