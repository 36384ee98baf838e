export function isInstalled(root: string): boolean
export function npm(env?: NodeJS.ProcessEnv): { command: string; args: string[]; shell: boolean }
