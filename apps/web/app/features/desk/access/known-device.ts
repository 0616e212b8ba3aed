const key = 'tt_desk_device';

/** Whether somebody has signed in with this browser before. Then a passkey is likely at hand. */
export function isKnownDevice(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function rememberDevice(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage, a failed sign-in gets the general message.
  }
}
