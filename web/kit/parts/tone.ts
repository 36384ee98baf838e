import classes from './tone.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'busy' | 'sample' | 'plain'

/** Sets `--tone` and `--tone-tint` for an element and its children. */
export const toneProps = (tone: Tone, className = '') => ({
  className: `${classes.toned} ${className}`.trim(),
  'data-tone': tone,
})
