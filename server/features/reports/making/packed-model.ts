/** Models are stored as deflated JSON, an eighth of the size, to spare the single database writer. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import type { Report } from '#contracts/model/report/report.ts'
import { withBandsAsBounds } from '../model/legacy-bands.ts'
import { withoutUnreadableSentences } from '../model/unreadable-sentences.ts'

const deflate = promisify(deflateRaw)

export const packModel = (report: Report): Promise<Buffer> => deflate(JSON.stringify(report))

/** Converts older models. Synchronous, so that server/platform/fair-rounds.ts counts all of its time for the caller. */
export function unpackModel(model: Uint8Array): Report {
  const stored = JSON.parse(inflateRawSync(model).toString()) as Report // written by packModel, now or by an earlier version
  return withBandsAsBounds(withoutUnreadableSentences(stored))
}
