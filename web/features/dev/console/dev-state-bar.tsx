import { Button, UnstyledButton } from '@mantine/core'
import { devState } from '#contracts/api/dev/devtools-state.ts'
import { devLink } from '#contracts/model/dev-link.ts'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import classes from './dev-state-bar.module.css'
import { ScriptLines } from './script-lines.tsx'
import { useActiveItems } from './use-active-items.ts'
import { useConsoleAction } from './use-console-action.ts'
import { useDevState, useFaults } from './use-dev-state.ts'

/** Lists all active scenarios, faults and clock changes above every section, so that developers forget none of them. */
export function DevStateBar({ from }: { from: string }) {
  const { t } = useTranslation('console')
  const { data } = useDevState()
  const { data: faults } = useFaults()
  const { act: apply } = useConsoleAction(devState.apply, t('bar.allOff'))
  const state = data?.state ?? {}
  const items = useActiveItems(state, faults?.row ?? [])
  const link = () => location.origin + devLink({ ...state, ...(from && { path: from }) })
  return (
    <section className={classes.bar} aria-label={t('bar.label')} data-on={items.length > 0}>
      <div className={classes.line}>
        <span className={classes.world} title={t('bar.world')}>
          {data?.world ?? '…'}
        </span>
        {items.length === 0 ? (
          <span className={classes.none}>{t('bar.none')}</span>
        ) : (
          <ul className={classes.items}>
            {items.map(({ key, text, off }) => (
              <li key={key} className={classes.item}>
                <span>{text}</span>
                <UnstyledButton
                  aria-label={t('bar.turnOff', { text })}
                  title={t('bar.turnOff', { text })}
                  onClick={off}
                >
                  <CrossIcon size={14} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        <span className={classes.acts}>
          {items.length > 0 && (
            <Button size="xs" variant="default" onClick={() => apply({ body: {} })}>
              {t('bar.clear')}
            </Button>
          )}
          <Button size="xs" variant="default" disabled={!data} onClick={() => void copyText(link())}>
            {t('bar.link')}
          </Button>
        </span>
      </div>
      {data && <ScriptLines world={data.world} state={state} />}
    </section>
  )
}
