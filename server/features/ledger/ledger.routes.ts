import { Readable } from 'node:stream'
import type { ledger } from '#contracts/api/ledger.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { dayOf, HOME_ZONE, isZone } from '#contracts/model/date.ts'
import { ledgerWords } from '#contracts/model/ledger.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinChunks } from '#server/platform/join-chunks.ts'
import { requireSigned, type SignedFiles, signedQuery } from '#server/platform/signed-address.ts'
import type { LedgerWorld } from './ledger.world.ts'
import { ledgerCsv, ledgerEntries, ledgerPage } from './ledger-history.ts'

const FILES: SignedFiles = { kind: 'ledger', seconds: 3600 }

export const ledgerHandlers: Handlers<typeof ledger, LedgerWorld> = {
  async index({ world, user, language, query }) {
    const { page = 1, size = PAGE_SIZE, zone, ...filter } = query
    const list = await ledgerPage(world.db, world.reportsById, user.id, { page, size, ...filter })
    const key = await signedQuery(world, FILES, user.id)
    const csvQuery = new URLSearchParams({ ...filter, ...(zone && { zone }), lang: language })
    return { ...list, page, size, csv: `/download/ledger/ledger.csv?${key}&${csvQuery}` }
  },
  async csv({ world, query }) {
    const accountId = await requireSigned(world, FILES, query)
    const { zone: requestedZone = HOME_ZONE, lang = 'zh-CN' } = query
    const zone = isZone(requestedZone) ? requestedZone : HOME_ZONE
    const entries = ledgerEntries(world.db, world.reportsById, accountId, query)
    const day = dayOf(world.clock.iso(), zone)
    return {
      body: Readable.from(joinChunks(ledgerCsv(entries, lang, zone)), { objectMode: false }),
      name: `${ledgerWords[lang].file}-${day}.csv`,
    }
  },
}
