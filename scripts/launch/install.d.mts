export function installed(root: string): boolean
export function npm(env?: NodeJS.ProcessEnv): { command: string; args: string[]; shell: boolean }
