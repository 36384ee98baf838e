import { type ReactNode, useId } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon, CheckIcon, ShieldIcon } from '#web/kit/parts/icons.tsx'
import classes from './robot-box.module.css'
import type { Robot, RobotState } from './use-robot.ts'

const MARKS: Partial<Record<RobotState, ReactNode>> = {
  confirmed: <CheckIcon size={16} />,
  failed: <AlertIcon size={16} />,
}

/** An insecure page has no WebCrypto, so its message asks for HTTPS instead of offering a retry. */
function faultOf(state: RobotState) {
  if (state === 'failed') return isSecureContext ? 'failed' : 'insecure'
  return state === 'expired' ? 'expired' : undefined
}

export function RobotBox({ robot, error }: { robot: Robot; error: string | true | undefined }) {
  const { t } = useTranslation('account')
  const id = useId()
  const { state } = robot
  // A fault appears without a user action, so screen readers announce it. Form errors get the focus instead.
  const fault = faultOf(state)
  const problem = error ?? (fault && t(`robot.${fault}`))
  return (
    <div>
      <div className={classes.box} data-state={state} data-wrong={problem ? true : undefined}>
        <label className={classes.label}>
          <span className={classes.tick}>
            <input
              type="checkbox"
              name="robot"
              checked={robot.ticked}
              onChange={(event) => robot.tick(event.currentTarget.checked)}
              onFocus={robot.warmUp}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? id : undefined}
            />
            <span className={classes.mark}>{MARKS[state]}</span>
          </span>
          {t('robot.label')}
        </label>
        <span className={classes.state} role="status">
          {(state === 'solving' || state === 'confirmed') && t(`robot.${state}`)}
        </span>
        <span className={classes.shield}>
          <ShieldIcon size={20} />
        </span>
      </div>
      {problem && (
        <p id={id} className={classes.problem} role={error ? undefined : 'alert'}>
          {problem}
          {fault === 'failed' && (
            <button type="button" className={classes.retry} onClick={() => robot.tick(true)}>
              {t('robot.retry')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
