/** A script of ours inside the page; the build adds its hash to the page's security policy. */
export function InlineScript({ type, code }: { type?: string; code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is a constant of this folder.
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
