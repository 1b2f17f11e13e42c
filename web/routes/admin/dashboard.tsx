export default function Dashboard() {
  return <h1>Admin Dashboard</h1>
}
