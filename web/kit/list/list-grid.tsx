import { useThrottledCallback } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import { useGrouping } from '#web/kit/session.ts'
import type { ListColumn, Sorting } from './column.ts'
import { keepPlace, keptPlace } from './kept-place.ts'
import classes from './list-grid.module.css'
import { ListHead } from './list-head.tsx'
import { ListRow, WaitingRow } from './list-row.tsx'
import { useFewAtOnce } from './use-few-at-once.ts'
import type { Windows } from './use-windows.ts'

interface ListGridProps<Row> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly ListColumn<Row>[]
  windows: Windows<Row>
  total: number
  rowId: (row: Row) => string
  isDense: boolean
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  /** Opens the details of a row. */
  onOpen: (row: Row) => void
  openLabel: (row: Row) => string
  /** In front of the first cell, such as a checkbox. */
  lead?: (row: Row) => ReactNode
  /** In front of the first head. */
  headLead?: ReactNode
  /** The search; a new one scrolls to the top. */
  searchKey: string
}

const ROW_PIXELS = { comfortable: 100, dense: 48 }
const OVERSCAN = 6
/** Browsers draw elements of at most some 33 million pixels. */
const MAX_PIXELS = 30_000_000
/** A dragged scrollbar passes many windows; only a few of them are fetched. */
const SHOW_MS = 120

/**
 * A table of any number of rows: only those in view are in the page, and their windows are fetched as they come into
 * view. Head and first column stay in view.
 */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { label, columns, windows, total, rowId, isDense, sorting, onSort, onOpen, openLabel, searchKey } = props
  const { lead, headLead } = props
  const { t } = useTranslation(['frame', 'list'])
  const end = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const height = isDense ? ROW_PIXELS.dense : ROW_PIXELS.comfortable
  const count = Math.min(total, Math.floor(MAX_PIXELS / height))
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // Rows beside the view are drawn already, so new ones need not be part of the frame that scrolls.
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: first, endIndex: last }
  const fromMiddle = ({ index }: { index: number }) => Math.abs(index - (startIndex + endIndex) / 2)
  const ready = useFewAtOnce(
    items
      .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
      .flatMap(({ index }) => {
        const row = windows.rowAt(index)
        return row === undefined ? [] : [rowId(row)]
      }),
  )
  const showSoon = useThrottledCallback(windows.show, SHOW_MS)
  useEffect(() => showSoon(first, last), [showSoon, first, last])
  const place = useRef(keptPlace())
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new search scrolls to the top
  useEffect(() => {
    const start = Math.floor(place.current / height)
    virtualizer.scrollToOffset(place.current)
    windows.show(start, start + last - first)
    place.current = 0
  }, [searchKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer caches sizes of rows
  useEffect(() => virtualizer.measure(), [height])
  const template = columns.map(({ width }, at) => (at === 0 ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' ')

  return (
    <>
      {/* Tab goes through all rows, as each one that gets the focus scrolls the next ones into view. */}
      <button type="button" data-skip-list className={classes.skip} onClick={() => end.current?.focus()}>
        {t('list:skip')}
      </button>
      <Scroller
        ref={scroller}
        // A click may leave the page.
        onClickCapture={() => keepPlace(scroller.current?.scrollTop ?? 0)}
        className={classes.scroller}
        data-dense={isDense || undefined}
        aria-label={label}
      >
        <table aria-label={label} aria-rowcount={total + 1} className={classes.grid}>
          <ListHead columns={columns} template={template} sorting={sorting} onSort={onSort} lead={headLead} />
          <tbody style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ index, start, size }) => {
              const row = windows.rowAt(index)
              const place = { index, start, height: size }
              if (row === undefined || !ready.has(rowId(row))) return <WaitingRow key={index} {...place} />
              return (
                <ListRow
                  key={rowId(row)}
                  row={row}
                  columns={columns}
                  template={template}
                  onOpen={onOpen}
                  openLabel={openLabel}
                  lead={lead}
                  {...place}
                />
              )
            })}
          </tbody>
        </table>
      </Scroller>
      <div ref={end} tabIndex={-1} className={classes.end} />
      {windows.failure && (
        <Message tone="failure" title={t('loadFailed')} text={windows.failure.text || t('requestTimedOut')}>
          <RetryButton retry={windows.failure.retry} />
        </Message>
      )}
      <Capped shown={count} total={total} />
    </>
  )
}

/** Says how many rows a very long list shows. */
function Capped({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation('list')
  const grouping = useGrouping()
  if (shown >= total) return null
  return <p className={classes.capped}>{t('capped', { count: formatCount(shown, grouping) })}</p>
}
