import { Button, Menu } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import type { ListColumn } from './column.ts'
import classes from './list-bar.module.css'
import type { ListSettings } from './list-settings.ts'

interface ColumnsMenuProps<Row> {
  columns: readonly ListColumn<Row>[]
  settings: ListSettings
  onSettings: (change: Partial<ListSettings>) => void
}

/** Which columns show, and how dense the rows are. */
export function ColumnsMenu<Row>({ columns, settings, onSettings }: ColumnsMenuProps<Row>) {
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
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={settings.isDense}
          onClick={() => onSettings({ isDense: !settings.isDense })}
        >
          <Check isOn={settings.isDense} /> {t('columns.dense')}
        </Menu.Item>
        <Menu.Item onClick={() => onSettings({ columns: null })}>{t('columns.reset')}</Menu.Item>
        <Menu.Divider />
        {columns.slice(1).map(({ id, head }) => {
          const isOn = shown.includes(id)
          return (
            <Menu.Item
              key={id}
              role="menuitemcheckbox"
              aria-checked={isOn}
              onClick={() => onSettings({ columns: isOn ? shown.filter((each) => each !== id) : [...shown, id] })}
            >
              <Check isOn={isOn} /> {head}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

const Check = ({ isOn }: { isOn: boolean }) => (
  <span aria-hidden className={classes.check}>
    {isOn ? '✓' : ''}
  </span>
)
