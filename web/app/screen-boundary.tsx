import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { connection } from '#web/api/connection.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'

function Apology({ again }: { again: () => void }) {
  const { t } = useTranslation('frame')
  return (
    <Message tone="failure" title={t('screenFailed')} text={t('screenFailedHint')}>
      <Button onClick={again}>{t('retry')}</Button>
      <Button variant="default" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Message>
  )
}

interface ScreenBoundaryProps {
  /** Called before the children render again. */
  renew: () => void
  children: ReactNode
}

/**
 * Fallback for a screen that throws or whose code cannot be loaded (a new release, a lost connection). It renders the screen
 * again on demand and when the server is reachable again.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private forget = () => {}

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    this.forget = connection.subscribe((now) => {
      if (now === 'online' && this.state.failed) void this.again()
    })
  }

  override componentWillUnmount() {
    this.forget()
  }

  private again = async () => {
    const { lostStylesAnew } = await import('#web/kit/late/lost-styles.ts')
    await lostStylesAnew()
    this.props.renew()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <Apology again={() => void this.again().catch(() => {})} /> : this.props.children
  }
}
