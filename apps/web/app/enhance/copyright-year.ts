/** The page was built earlier, so the year of the copyright line may have changed. */
export function enhanceCopyrightYear(): void {
  const line = document.querySelector('[data-copyright]');
  if (line?.textContent) line.textContent = line.textContent.replace(/\d{4}/, `${new Date().getFullYear()}`);
}
