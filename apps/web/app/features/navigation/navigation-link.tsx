interface NavigationLinkProps {
  label: string;
  href: string;
  isCurrent: boolean;
  className?: string;
}

export function NavigationLink({ label, href, isCurrent, className = 'nav-link' }: NavigationLinkProps) {
  return (
    <a className={className || undefined} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
}
