/** The command could not do what it was asked for. The message is for the operator. */
export class OpsFailure extends Error {}
