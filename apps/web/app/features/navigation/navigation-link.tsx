interface NavigationLinkProps {
  label: string;
  href: string;
  current?: 'page' | 'true';
  className?: string;
}

export function NavigationLink({ label, href, current, className = 'nav-link' }: NavigationLinkProps) {
  return (
    <a className={className || undefined} href={href} aria-current={current}>
      {label}
    </a>
  );
}
