import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { connection } from '#web/api/connection.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'

function FailedScreen({ retry }: { retry: () => void }) {
  const { t } = useTranslation('frame')
  return (
    <Message tone="failure" title={t('screenFailed')} text={t('screenFailedHint')}>
      <Button onClick={retry}>{t('retry')}</Button>
      <Button variant="default" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Message>
  )
}

interface ScreenBoundaryProps {
  reset: () => void
  children: ReactNode
}

/**
 * Error boundary for a screen that throws or whose code cannot be loaded (new release, lost connection). It retries on
 * demand and when the server is reachable again.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private unsubscribe = () => {}

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    this.unsubscribe = connection.subscribe((now) => {
      if (now === 'online' && this.state.failed) void this.retry()
    })
  }

  override componentWillUnmount() {
    this.unsubscribe()
  }

  private retry = async () => {
    const { reloadFailedStyles } = await import('#web/kit/lazy/failed-styles.ts')
    await reloadFailedStyles()
    this.props.reset()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <FailedScreen retry={() => void this.retry().catch(() => {})} /> : this.props.children
  }
}
