/** The command failed. The message is for the operator. */
export class OpsFailure extends Error {}
