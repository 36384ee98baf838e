/** Report models as they are stored: JSON text, an eighth of it when packed, which spares the one thread that writes. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Report } from '#contracts/model/report/report.ts'

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]

export const packModel = (report: Report): Promise<Buffer> => deflate(JSON.stringify(report))

export const unpackModel = async (model: Uint8Array): Promise<Report> =>
  JSON.parse((await inflate(model)).toString()) as Report // written by packModel, now or by an earlier version
