import { Button } from '@mantine/core'
import { type Arrangement, devState } from '#contracts/api/dev/devtools-state.ts'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './dev-state-bar.module.css'
import { useLatestCall } from './latest-call.ts'
import { toCurl } from './to-curl.ts'

interface ScriptLinesProps {
  world: string
  state: Arrangement
}

export function ScriptLines({ world, state }: ScriptLinesProps) {
  const { t } = useTranslation('console')
  const latest = useLatestCall()
  const { path: _, ...body } = state
  const lines = {
    ...(latest && { latest: toCurl(latest, world, location.origin) }),
    state: toCurl({ endpoint: devState.apply, body }, world, location.origin),
  }
  return (
    <details className={classes.script}>
      <summary>
        {t('script.title')}
        {latest && <code>{`${latest.endpoint.method} ${latest.endpoint.path}`}</code>}
      </summary>
      {Object.entries(lines).map(([name, line]) => (
        <div key={name} className={classes.call}>
          <span>{t(`script.${name as 'latest' | 'state'}`)}</span>
          <code>{line}</code>
          <Button
            size="xs"
            variant="default"
            aria-label={t('script.copyOf', { what: t(`script.${name as 'latest' | 'state'}`) })}
            onClick={() => void copyText(line)}
          >
            {t('copy')}
          </Button>
        </div>
      ))}
    </details>
  )
}
