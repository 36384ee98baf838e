/** What all lists with pages share: the page is in the address, and its rows stay until the next ones arrive. */
import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Input } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { formatCount } from '#contracts/model/number.ts'
import type { DataEndpoint } from '#web/api/client.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState, type QueryResult } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel, type PanelProps } from '#web/kit/parts/panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { usePage } from '#web/kit/url-state.ts'
import classes from './paged-list.module.css'

/** Calls a list for the page of the address. */
export function usePaged<E extends DataEndpoint>(
  endpoint: E,
  inputOf: (paging: { page: number; size: number }) => Input<E>,
  size = PAGE_SIZE,
) {
  const [page] = usePage()
  return { list: useCall(endpoint, inputOf({ page, size }), { placeholderData: keepPreviousData }), size }
}

interface PagedListProps<T> extends Pick<PanelProps<T>, 'empty' | 'errorTitle' | 'children'> {
  of: { list: QueryResult<T> & { isSuccess: boolean; isPlaceholderData: boolean }; size: number }
  filters?: ReactNode
  /** Pixels of the skeleton, about as high as the rows. */
  height: number
  /** Shows the number of rows below them. */
  hasTotal?: boolean
}

/** Filters, the rows of a page in all states, and links to the other pages. */
export function PagedList<T extends { total: number }>(props: PagedListProps<T>) {
  const { of, filters, height, hasTotal = false, children, ...panel } = props
  const { t } = useTranslation('frame')
  const grouping = useGrouping()
  const [page, setPage] = usePage()
  const pages = usePagesOf(of.list, of.size)
  return (
    <>
      {filters && <div className={classes.filters}>{filters}</div>}
      <Panel
        state={panelState(of.list, ({ total }) => total === 0)}
        skeleton={<Skeleton height={height} radius="lg" />}
        {...panel}
      >
        {(data) => (
          <>
            {children(data)}
            {hasTotal && (
              <p className={classes.total}>{t('page.total', { total: formatCount(data.total, grouping) })}</p>
            )}
            {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
          </>
        )}
      </Panel>
    </>
  )
}
