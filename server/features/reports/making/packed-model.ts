/** Report models as they are stored: JSON text, an eighth of it when packed, which spares the one thread that writes. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Report } from '#contracts/model/report/report.ts'
import { withBandsAsBounds } from '../model/former-bands.ts'
import { withoutUnsaid } from '../model/said.ts'

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]

export const packModel = (report: Report): Promise<Buffer> => deflate(JSON.stringify(report))

/** What is stored, in the form of this version: without sentences that it has no words for, and with bands as bounds. */
export async function unpackModel(model: Uint8Array): Promise<Report> {
  const stored = JSON.parse((await inflate(model)).toString()) as Report // written by packModel, now or by an earlier version
  return withBandsAsBounds(withoutUnsaid(stored))
}
