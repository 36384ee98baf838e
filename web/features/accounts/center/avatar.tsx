import type { SessionUser } from '#web/api/session.ts'
import classes from './avatar.module.css'

export function Avatar({ user: { avatar, nickname }, size }: { user: SessionUser; size?: 'large' }) {
  if (avatar) return <img className={classes.face} data-size={size} src={avatar} alt="" />
  return (
    <span className={classes.face} data-size={size} aria-hidden="true">
      {[...nickname].slice(0, 1).join('').toUpperCase()}
    </span>
  )
}
