import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './list-bar.module.css'
import type { ListMenusProps } from './list-menus.tsx'
import { RESULTS } from './show-results.ts'

const MENUS = lazyCode(() => import('./list-menus.tsx'))

interface ListBarProps<Row> extends ListMenusProps<Row> {
  /** Undefined while loading. */
  all: number | undefined
  children?: ReactNode
}

/** Above a list: how many of how many, columns, density, and the whole result as a file. */
export function ListBar<Row>({ all, children, ...menus }: ListBarProps<Row>) {
  const { total } = menus
  const { t } = useTranslation('list')
  const grouping = useGrouping()
  const count = (rows: number) => formatCount(rows, grouping)
  return (
    <div id={RESULTS} className={classes.bar}>
      <p role="status" className={classes.count}>
        {total !== undefined && all !== undefined && t('found', { total: count(total), all: count(all) })}
      </p>
      {children}
      <LazyPart lazy={MENUS} waiting={<Skeleton width={160} height={36} radius="md" />}>
        {({ ListMenus }) => <ListMenus {...menus} />}
      </LazyPart>
    </div>
  )
}
