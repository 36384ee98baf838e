import { Button, Menu } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon, DownloadIcon } from '#web/kit/parts/icons.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { useGrouping } from '#web/kit/session.ts'
import type { ListColumn } from './column.ts'
import classes from './list-bar.module.css'
import type { ListSettings } from './list-settings.ts'

export interface ListMenusProps<Row> {
  /** Undefined while loading. */
  total: number | undefined
  columns: readonly ListColumn<Row>[]
  settings: ListSettings
  onSettings: (change: Partial<ListSettings>) => void
  /** Addresses of the whole result; undefined without rows. */
  csv: string | undefined
  xlsx: string | undefined
  /** False for a gallery, whose cards have no columns. */
  hasColumns?: boolean
}

/** The columns of a list, and its export. Loaded after the rows. */
export function ListMenus<Row>({ hasColumns = true, ...props }: ListMenusProps<Row>) {
  return (
    <div className={classes.menus}>
      {hasColumns && <ColumnsMenu {...props} />}
      <ExportMenu {...props} />
    </div>
  )
}

function ExportMenu<Row>({ total, csv, xlsx }: ListMenusProps<Row>) {
  const { t } = useTranslation('list')
  const grouping = useGrouping()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="sm" disabled={!csv} leftSection={<DownloadIcon size={16} />}>
          {t('export.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('export.whole', { total: formatCount(total ?? 0, grouping) })}</Menu.Label>
        <Menu.Item onClick={() => xlsx && saveFile(xlsx)}>{t('export.xlsx')}</Menu.Item>
        <Menu.Item onClick={() => csv && saveFile(csv)}>{t('export.csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Which columns show, and how dense the rows are. */
function ColumnsMenu<Row>({ columns, settings, onSettings }: ListMenusProps<Row>) {
  const { t } = useTranslation('list')
  const shown = settings.columns ?? columns.filter(({ isOptional }) => !isOptional).map(({ id }) => id)
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" size="sm" rightSection={<ChevronIcon size={14} />}>
          {t('columns.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.columns}>
        <Menu.CheckboxItem checked={settings.isDense} onChange={(isDense) => onSettings({ isDense })}>
          {t('columns.dense')}
        </Menu.CheckboxItem>
        <Menu.Item onClick={() => onSettings({ columns: null })}>{t('columns.reset')}</Menu.Item>
        <Menu.Divider />
        {columns.slice(1).map(({ id, head }) => {
          const isOn = shown.includes(id)
          return (
            <Menu.CheckboxItem
              key={id}
              checked={isOn}
              onChange={() => onSettings({ columns: isOn ? shown.filter((each) => each !== id) : [...shown, id] })}
            >
              {head}
            </Menu.CheckboxItem>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
