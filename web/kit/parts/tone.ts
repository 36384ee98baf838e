import classes from './tone.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'busy' | 'sample' | 'plain'

/** Gives an element, and what stands in it, the colours `--tone` and `--tone-tint`. */
export const toned = (tone: Tone, className = '') => ({
  className: `${classes.toned} ${className}`.trim(),
  'data-tone': tone,
})
