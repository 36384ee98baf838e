import { Button, Menu, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { useGrouping } from '#web/kit/session.ts'
import type { ListColumn } from './column.ts'
import classes from './list-bar.module.css'
import type { ListSettings } from './list-settings.ts'

const COLUMNS = lazyCode(() => import('./columns-menu.tsx'))

interface ListBarProps<Row> {
  /** Undefined while loading. */
  total: number | undefined
  all: number | undefined
  columns: readonly ListColumn<Row>[]
  settings: ListSettings
  onSettings: (change: Partial<ListSettings>) => void
  /** Addresses of the whole result; undefined without rows. */
  csv: string | undefined
  xlsx: string | undefined
  /** False for a gallery, whose cards have no columns. */
  hasColumns?: boolean
  children?: ReactNode
}

/** Above a list: how many of how many, columns, density, and the whole result as a file. */
export function ListBar<Row>(props: ListBarProps<Row>) {
  const { total, all, columns, settings, onSettings, csv, xlsx, hasColumns = true, children } = props
  const { t } = useTranslation('list')
  const grouping = useGrouping()
  const count = (rows: number) => formatCount(rows, grouping)
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.count}>
        {total !== undefined && all !== undefined && t('found', { total: count(total), all: count(all) })}
      </p>
      {children}
      {hasColumns && (
        <LazyPart lazy={COLUMNS} waiting={<Skeleton width={72} height={36} radius="md" />}>
          {({ ColumnsMenu }) => <ColumnsMenu columns={columns} settings={settings} onSettings={onSettings} />}
        </LazyPart>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="sm" disabled={!csv} leftSection={<DownloadIcon size={16} />}>
            {t('export.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('export.whole', { total: count(total ?? 0) })}</Menu.Label>
          <Menu.Item onClick={() => xlsx && saveFile(xlsx)}>{t('export.xlsx')}</Menu.Item>
          <Menu.Item onClick={() => csv && saveFile(csv)}>{t('export.csv')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
