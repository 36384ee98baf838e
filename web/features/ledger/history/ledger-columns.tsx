import { Link } from 'wouter'
import type { LedgerEntry } from '#contracts/api/ledger.ts'
import type { Static } from '#contracts/core/schema.ts'
import { causeText, ledgerWords } from '#contracts/model/ledger.ts'
import { formatPower } from '#contracts/model/number.ts'
import { moment } from '#web/kit/format.ts'
import type { TableColumn } from '#web/kit/list/column.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

type Entry = Static<typeof LedgerEntry>

const TONES: Record<Entry['kind'], TagTone> = {
  purchase: 'good',
  gift: 'good',
  refund: 'busy',
  charge: 'plain',
  adjustment: 'sample',
}

export function useLedgerColumns(): TableColumn<Entry>[] {
  const { columns, kinds } = ledgerWords[useLanguage()]
  const grouping = useGrouping()
  return [
    { id: 'time', head: columns.time, isMuted: true, cell: (row) => moment(row.created_at) },
    {
      id: 'kind',
      head: columns.kind,
      inCard: 'corner',
      cell: ({ kind }) => <Tag tone={TONES[kind]}>{kinds[kind]}</Tag>,
    },
    { id: 'cause', head: columns.cause, inCard: 'line', cell: ({ cause }) => <CauseCell cause={cause} /> },
    {
      id: 'amount',
      head: columns.amount,
      isNumber: true,
      inCard: 'labelled',
      cell: ({ amount }) => {
        const text = formatPower(amount, grouping)
        return amount > 0 ? <span data-gain>+{text}</span> : text
      },
    },
    {
      id: 'balance',
      head: columns.balance,
      isNumber: true,
      isMuted: true,
      inCard: 'labelled',
      cell: ({ balance }) => formatPower(balance, grouping),
    },
  ]
}

function CauseCell({ cause }: Pick<Entry, 'cause'>) {
  const text = causeText(cause, useLanguage())
  if (cause.asin && cause.marketplace)
    return <Link href={`/product/online/${cause.marketplace}/${cause.asin}`}>{text}</Link>
  if (cause.niche) return <Link href={`/market/online/${encodeURIComponent(cause.niche.id)}`}>{text}</Link>
  return (
    <>
      {text}
      {cause.order && <small>{cause.order}</small>}
    </>
  )
}
