import { Link } from 'wouter'
import type { LedgerEntry } from '#contracts/api/ledger.ts'
import type { Static } from '#contracts/core/schema.ts'
import { causeText, ledgerWords } from '#contracts/model/ledger.ts'
import { formatPower } from '#contracts/model/number.ts'
import classes from '#web/kit/card/table.module.css'
import { moment } from '#web/kit/format.ts'
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

/** On a phone each row is a card. */
export function LedgerTable({ rows }: { rows: readonly Entry[] }) {
  const { columns, kinds } = ledgerWords[useLanguage()]
  const grouping = useGrouping()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.cause}</th>
          <th scope="col" data-number>
            {columns.amount}
          </th>
          <th scope="col" data-number>
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, kind, amount, balance, cause, created_at }) => (
          <tr key={id}>
            <td data-muted>{moment(created_at)}</td>
            <td>
              <Tag tone={TONES[kind]}>{kinds[kind]}</Tag>
            </td>
            <td data-wide>
              <CauseCell cause={cause} />
            </td>
            <td data-number data-label={columns.amount} data-gain={amount > 0 || undefined}>
              {amount > 0 && '+'}
              {formatPower(amount, grouping)}
            </td>
            <td data-number data-label={columns.balance} data-muted>
              {formatPower(balance, grouping)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
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
