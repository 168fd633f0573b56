/** Why a backup cannot be made or restored, in one line for who asked. */
export class BackupError extends Error {}
