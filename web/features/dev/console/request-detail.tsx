import { Button } from '@mantine/core'
import { devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { useCall } from '#web/api/queries.ts'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import consoleClasses from './console.module.css'
import { formatJson } from './format-json.ts'
import classes from './request-row.module.css'

export function RequestDetail({ id }: { id: number }) {
  const { t } = useTranslation('console')
  const request = useCall(devRequests.one, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <Panel state={panelState(request, () => false)} skeleton={<div className={consoleClasses.skeleton} />}>
      {({ call, violations, checked, fault, delayed, bytes, cut, request: sent, answer, curl }) => (
        <>
          {violations.length > 0 && (
            <Notice tone="failure">
              {t('requests.broken')}
              <ul className={classes.violations}>
                {violations.map(({ where, problem }) => (
                  <li key={where + problem}>
                    <code>{where || '/'}</code> {problem}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <p className={consoleClasses.told}>
            <span>{call ? <code>{call}</code> : t('requests.noCall')}</span>
            <span>{t(checked ? 'requests.checked' : 'requests.unchecked')}</span>
            <span>{t('requests.bytes', { bytes })}</span>
            {delayed > 0 && <span>{t('requests.delayed', { ms: Math.round(delayed) })}</span>}
            {fault !== 'none' && <span>{t(`faults.kind.${fault}`)}</span>}
            {cut && <span>{t('requests.cut')}</span>}
          </p>
          <div className={classes.bodies}>
            <Body title={t('requests.sent')} text={sent} none={t('requests.noBody')} />
            <Body title={t('requests.answer')} text={answer} none={t('requests.noAnswer')} />
          </div>
          <div>
            <Button size="xs" variant="default" onClick={() => void copyText(curl)}>
              {t('requests.curl')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

function Body({ title, text, none }: { title: string; text: string | null; none: string }) {
  return (
    <section>
      <h3>{title}</h3>
      {text === null ? (
        <p className={consoleClasses.none}>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <pre tabIndex={0}>{formatJson(text)}</pre>
      )}
    </section>
  )
}
